import type { Command } from 'commander';
import { verb } from './verb.js';
export function importVerb(): Command {
  return verb('import <file>', { summary: 'x', examples: [] });
}
export function exportVerb(): Command {
  return verb('export', { summary: 'x', examples: [] });
}
export function templateVerb(): Command {
  return verb('template', { summary: 'x', examples: [] });
}
