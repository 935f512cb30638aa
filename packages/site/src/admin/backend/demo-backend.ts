import {
  actorFor,
  createPerform,
  type DemoFallbacks,
  type Operation,
  type OperationName,
  openStore,
  operations,
  type Runtime,
  type StorageAdapter,
  VISITOR,
} from '@croupier/core';
import type { AuthService } from '../../account/auth.js';
import { demoPasswords } from '../../account/demo-passwords.js';
import type { AdminBackend, PerformByName } from './backend.js';

/** What the demo's admin works on: the content in this browser, and who is signed in there. */
interface DemoBackendOptions {
  storage: StorageAdapter;
  runtime: Runtime;
  auth: AuthService;
  demoFallbacks: DemoFallbacks;
  /** Gives a view the pictures that this browser keeps. */
  withPictures: <V>(view: V) => Promise<V>;
}

/** The admin's data in this browser. Roles are enforced as on a server. */
export function demoBackend({
  storage,
  runtime,
  auth,
  demoFallbacks,
  withPictures,
}: DemoBackendOptions): AdminBackend {
  const perform = createPerform(storage, runtime, { passwords: demoPasswords, demoFallbacks });
  const store = openStore(storage, runtime);

  const performByName = async (name: OperationName, input: never, options = {}) => {
    const { user } = auth.getState();
    const actor =
      user === undefined ? VISITOR : await store.question((content) => actorFor(content, user.id));
    const outcome = await perform(operations[name] as unknown as Operation, input, { ...options, actor });
    return name === 'preview.show' ? { ...outcome, result: await withPictures(outcome.result) } : outcome;
  };

  return {
    perform: performByName as unknown as PerformByName,
    getSession: auth.getState,
    onSession: auth.subscribe,
    signIn: (credentials) => auth.login({ ...credentials, form: 'admin' }),
    signOut: async () => auth.logout(),
    watch: storage.watch,
    scalesPictures: true,
  };
}
