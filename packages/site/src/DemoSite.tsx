import { isAdminPath } from '@croupier/core';
import { lazy, Suspense, useEffect } from 'react';
import { App } from './App.js';
import { usePath } from './admin/use-address.js';
import type { Demo } from './demo.js';
import { ErrorBoundary } from './ErrorBoundary.js';

const AdminApp = lazy(async () => ({ default: (await import('./admin/AdminApp.js')).AdminApp }));

/** The whole demo: the site, and the admin below `/admin`. */
export function DemoSite({ demo }: { demo: Demo }) {
  const isAdmin = isAdminPath(usePath());
  useEffect(() => (isAdmin ? demo.showPictures() : undefined), [isAdmin, demo]);
  if (!isAdmin) return <App demo={demo} />;
  return (
    <ErrorBoundary page={demo}>
      <Suspense>
        <AdminApp backend={demo.admin} handlesLink={everyLink} />
      </Suspense>
    </ErrorBoundary>
  );
}

function everyLink(): boolean {
  return true;
}
