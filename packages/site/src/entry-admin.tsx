import '@croupier/ui/styles.css';
import './site.css';
import { matchAdminRoute } from '@croupier/core';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin/AdminApp.js';
import { httpBackend } from './admin/backend/http-backend.js';
import { preloadScreen } from './admin/screens.js';

const backend = httpBackend();
const screen = matchAdminRoute(location.pathname)?.screen;
// It comes while the server says who is signed in.
if (backend.getSession().isLoading && screen !== undefined && screen !== 'login') preloadScreen(screen);

createRoot(document.getElementById('root') as HTMLElement).render(<AdminApp backend={backend} />);
