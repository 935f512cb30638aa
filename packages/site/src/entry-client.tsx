import '@croupier/ui/styles.css';
import './site.css';
import { createRoot } from 'react-dom/client';
import { DemoSite } from './DemoSite.js';
import { openDemo } from './demo.js';
import { ErrorScreen, errorScreenProps } from './ErrorBoundary.js';

const root = document.getElementById('root') as HTMLElement;
const opened = await openedDemo();
// Pages bring their own titles; the one that stood here while the site was on its way would come before them.
document.querySelector('title')?.remove();
createRoot(root).render(opened);

async function openedDemo() {
  try {
    return <DemoSite demo={await openDemo()} />;
  } catch (failed) {
    return <ErrorScreen {...errorScreenProps(failed)} />;
  }
}
