import type { Options } from 'tsup';

/** A plugin of the bundler that tsup drives. */
export type Plugin = NonNullable<Options['esbuildPlugins']>[number];
