import '@croupier/ui/styles.css';
import './site.css';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin/AdminApp.js';
import { httpBackend } from './admin/backend/http-backend.js';

createRoot(document.getElementById('root') as HTMLElement).render(<AdminApp backend={httpBackend()} />);
