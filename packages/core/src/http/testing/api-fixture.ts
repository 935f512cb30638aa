import type { Role } from '../../model/user.js';
import type { Actor } from '../../operations/define/operation.js';
import { registry } from '../../operations/registry.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { createApiHandler } from '../api-handler.js';
import { toResponse } from '../request-like.js';
import { API_PATH } from '../wire-format.js';

/** A handler over an empty store in memory. */
export interface ApiFixture {
  handle(request: Request): Promise<Response>;
  perform: Perform;
  /** The faults that the handler reported. */
  faults: unknown[];
  /** Posts a JSON body to an operation, with a role. */
  post(
    name: string,
    body: unknown,
    options?: { role?: Role | undefined; headers?: HeadersInit },
  ): Promise<Response>;
}

/** A store in memory and its handler; the header `x-role` says with which role a request comes. */
export function openApi(): ApiFixture {
  const storage = memoryStorage();
  const perform = createPerform(storage, runtime);
  const faults: unknown[] = [];
  const answer = createApiHandler({
    perform,
    operations: registry,
    storage,
    authenticate: async ({ headers }) => actorWith((headers.get('x-role') ?? undefined) as Role | undefined),
    onFault: (error) => faults.push(error),
  });
  const handle = async (request: Request) => toResponse(await answer(request));
  return {
    handle,
    perform,
    faults,
    post: (name, body, { role = 'admin', headers = {} } = {}) =>
      handle(
        apiRequestTo(name, {
          method: 'POST',
          body:
            typeof body === 'string' || body instanceof Uint8Array
              ? (body as BodyInit)
              : JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-role': role, ...headers },
        }),
      ),
  };
}

/** A request for an operation. */
export function apiRequestTo(name: string, init: RequestInit = {}): Request {
  return new Request(`https://guide.example${API_PATH}${name}`, init);
}

function actorWith(role: Role | undefined): Actor {
  return role === undefined
    ? { author: { name: 'visitor' }, role }
    : { author: { id: `id-of-${role}`, name: role }, role };
}
