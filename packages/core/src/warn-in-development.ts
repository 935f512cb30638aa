declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/** Writes a warning to the console, once; nothing in production, nor where no bundler says which of the two it is. */
export function warnInDevelopment(warning: string): void {
  if (isProduction() || warned.has(warning)) return;
  warned.add(warning);
  console.warn(`[croupier] ${warning}`);
}

function isProduction(): boolean {
  try {
    // Bundlers write the value in here; without one a browser has no `process`.
    return process.env.NODE_ENV === 'production';
  } catch {
    return true;
  }
}
