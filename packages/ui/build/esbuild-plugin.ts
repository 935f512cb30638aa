import type { Options } from 'tsup';

/** A plugin of the bundler that tsup drives. */
export type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
