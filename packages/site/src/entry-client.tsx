import '@croupier/ui/styles.css';
import './site.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { openDemo } from './demo.js';

const root = document.getElementById('root') as HTMLElement;
const demo = await openDemo();
createRoot(root).render(<App {...demo} />);
