import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files of a project that need a document together. A worker goes on only with a file of its own environment;
 * else it ends, and the next one loads all modules anew.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...new Set(sorted.map(({ project }) => project.name))].flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(needsDocument), ...own.filter((file) => !needsDocument(file))];
    });
  }
}

function needsDocument({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
}
