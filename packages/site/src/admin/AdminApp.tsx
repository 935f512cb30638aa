import '@croupier/ui/admin.css';
import {
  ADMIN_SCREEN_ROUTES,
  type AdminRoute,
  type AdminScreen,
  adminPath,
  allows,
  isAdminPath,
  matchAdminRoute,
} from '@croupier/core';
import { accountLabels, adminLabels } from '@croupier/core/messages';
import { AdminRoot, Button, ErrorState, LazyPart, Skeleton } from '@croupier/ui/admin';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { interceptLinks, navigate } from '../navigation.js';
import { type AdminBackend, AdminProvider, useAdmin } from './backend/backend.js';
import { useImageFetch } from './backend/use-image-fetch.js';
import { useUpload } from './backend/use-upload.js';
import { usePictureCropper } from './media/use-picture-cropper.js';
import { usePictureLibrary } from './media/use-picture-library.js';
import { ScreenBoundary } from './ScreenBoundary.js';
import { LoginScreen } from './screens/users/LoginScreen.js';
import { SCREENS } from './screens.js';
import { AdminFrame } from './shell/AdminFrame.js';
import { usePath } from './use-address.js';

/** The props of the admin. */
interface AdminAppProps {
  backend: AdminBackend;
  /** Whether a link is followed without loading a document; only those within the admin, by default. */
  handlesLink?: (path: string) => boolean;
}

/** The admin: every screen of `/admin`, over one backend. */
export function AdminApp({ backend, handlesLink = isAdminPath }: AdminAppProps) {
  useEffect(() => interceptLinks(() => undefined, handlesLink), [handlesLink]);
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } }),
  );
  return (
    <AdminProvider value={backend}>
      <QueryClientProvider client={queries}>
        <Screens />
      </QueryClientProvider>
    </AdminProvider>
  );
}

function Screens() {
  const { cropper, dialog } = usePictureCropper();
  const { library, dialog: libraryDialog } = usePictureLibrary();
  const upload = useUpload();
  const fetchImage = useImageFetch();
  return (
    <AdminRoot imageCropper={cropper} imageFetch={fetchImage} imageLibrary={library} imageUpload={upload}>
      <GuardedScreen />
      {dialog}
      {libraryDialog}
    </AdminRoot>
  );
}

/** Shows the screen of the address to staff who may see it, a refusal to other staff; sends everyone else to sign in. */
function GuardedScreen() {
  const backend = useAdmin();
  const queries = useQueryClient();
  const { user, isLoading } = useSyncExternalStore(backend.onSession, backend.getSession);
  const path = usePath();
  const route = matchAdminRoute(path);
  const screen = route?.screen;
  const isStaff = user !== undefined && user.role !== 'user';

  useEffect(
    () => (isStaff ? backend.watch(() => void queries.invalidateQueries()) : undefined),
    [backend, queries, isStaff],
  );
  const redirect = isLoading ? undefined : redirectOf(route, path, isStaff);
  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true });
  }, [redirect]);

  if (isLoading) return <p role="status">{adminLabels.loading}</p>;
  if (screen === 'login') return isStaff ? null : <LoginScreen />;
  if (!isStaff) return null;
  return (
    <AdminFrame user={user} current={screen}>
      {screen === undefined ? (
        <ErrorState
          heading="h1"
          title={adminLabels.notFound.title}
          text={adminLabels.notFound.text}
          action={<Button onClick={() => navigate(adminPath('dashboard'))}>{adminLabels.toDashboard}</Button>}
        />
      ) : allows(ADMIN_SCREEN_ROUTES[screen].permission, user.role) ? (
        <ScreenOf key={path} screen={screen} id={route?.id ?? ''} />
      ) : (
        <ErrorState
          heading="h1"
          title={adminLabels.notAllowed.title}
          text={adminLabels.notAllowed.text(accountLabels.headerRoles[user.role])}
        />
      )}
    </AdminFrame>
  );
}

function ScreenOf({ screen, id }: { screen: Exclude<AdminScreen, 'login'>; id: string }) {
  const Screen = SCREENS[screen];
  return (
    <ScreenBoundary>
      <LazyPart fallback={<Skeleton count={5} />}>
        <Screen id={id} />
      </LazyPart>
    </ScreenBoundary>
  );
}

/** Where a visitor of this address is sent: to sign in, away from the login screen, or to the usual spelling. */
function redirectOf(route: AdminRoute | undefined, path: string, isStaff: boolean): string | undefined {
  if (route?.screen === 'login') return isStaff ? pathAfterLogin() : undefined;
  if (!isStaff) return `${adminPath('login')}?from=${encodeURIComponent(path + location.search)}`;
  if (route === undefined) return undefined;
  const canonical = adminPath(route.screen, route.id);
  return canonical === path ? undefined : canonical + location.search;
}

/** Where the user wanted to go before signing in; only a screen of the admin. */
function pathAfterLogin(): string {
  const from = new URLSearchParams(location.search).get('from') ?? '';
  const url = URL.canParse(from, location.origin) ? new URL(from, location.origin) : undefined;
  const route = url?.origin === location.origin ? matchAdminRoute(url.pathname) : undefined;
  return url === undefined || route === undefined || route.screen === 'login'
    ? adminPath('dashboard')
    : url.pathname + url.search;
}
