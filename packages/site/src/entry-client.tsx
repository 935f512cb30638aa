import '@croupier/ui/styles.css';
import './site.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { openDemo } from './demo.js';
import { Failure, wordsOf } from './Failure.js';

const root = document.getElementById('root') as HTMLElement;
createRoot(root).render(await openedDemo());

async function openedDemo() {
  try {
    return <App demo={await openDemo()} />;
  } catch (failed) {
    return <Failure {...wordsOf(failed)} />;
  }
}
