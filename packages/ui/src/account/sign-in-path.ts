/** The path of the login page that returns to a path after signing in. */
export function signInPath(login: string, from: string): string {
  return from === '/' ? login : `${login}?from=${encodeURIComponent(from)}`;
}
