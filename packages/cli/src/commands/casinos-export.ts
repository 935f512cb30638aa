import type { Globals, Session } from '../session.js';
import type { FileFormat } from './casinos-files.js';
export interface ExportWishes extends Globals {
  full?: boolean;
  format?: FileFormat;
  output?: string;
}
export interface TemplateWishes extends Globals {
  full?: boolean;
  format?: 'csv' | 'tsv';
  output?: string;
}
export async function exportCasinos(_s: Session, _o: ExportWishes): Promise<void> {}
export async function writeTemplate(_s: Session, _o: TemplateWishes): Promise<void> {}
