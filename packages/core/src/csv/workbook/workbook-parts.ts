import { problem } from '../../problem.js';
import { builtInKind, kindOfFormat, type NumberKind } from './cell-values.js';
import { localName, readXml } from './read-xml.js';
import { damagedProblem } from './zip-parts.js';

/** The parts of a workbook, by their names. */
export interface Parts {
  has(name: string): boolean;
  packedSize(name: string): number;
  /** Unpacks a part. Problem: `invalid` where it is missing or damaged. */
  open(name: string, onPacked?: (count: number) => void): AsyncIterable<Uint8Array>;
}

/** A sheet of cells. */
export interface Sheet {
  name: string;
  part: string;
  isHidden: boolean;
}

/** What a workbook says of itself. */
export interface WorkbookParts {
  sheets: Sheet[];
  /** Whether days are counted from 1904. */
  is1904: boolean;
  sharedTextsPart: string | undefined;
  stylesPart: string | undefined;
}

interface Relation {
  type: string;
  target: string;
}

/** Reads which sheets a workbook has and where they are. Problem: `invalid` for an archive that is none. */
export async function readWorkbook(parts: Parts): Promise<WorkbookParts> {
  if (!parts.has('_rels/.rels'))
    throw problem('file.no-workbook', { kind: parts.has('content.xml') ? 'OpenDocument' : 'archive' });
  const start = [...(await readRelations(parts, '')).values()].find(({ type }) => type === 'officeDocument');
  const part = start?.target;
  if (part === undefined || !parts.has(part)) throw problem('file.no-workbook', { kind: 'archive' });
  if (part.endsWith('.bin')) throw problem('file.no-workbook', { kind: 'binary' });
  const relations = await readRelations(parts, part);
  const sheets: Sheet[] = [];
  let is1904 = false;
  await drain(
    readXml(parts.open(part), {
      open(name, attributes) {
        if (name === 'workbookPr') is1904 = isTrue(attributes.date1904);
        if (name !== 'sheet') return;
        const id = Object.entries(attributes).find(
          ([key]) => key.includes(':') && localName(key) === 'id',
        )?.[1];
        const relation = relations.get(id ?? '');
        if (relation?.type !== 'worksheet') return;
        const isHidden = attributes.state === 'hidden' || attributes.state === 'veryHidden';
        sheets.push({ name: attributes.name ?? '', part: relation.target, isHidden });
      },
    }),
  );
  if (sheets.length === 0) throw problem('file.no-workbook', { kind: 'archive' });
  const partOf = (type: string) => {
    const target = [...relations.values()].find((one) => one.type === type)?.target;
    if (target !== undefined && !parts.has(target)) throw damagedProblem();
    return target;
  };
  return { sheets, is1904, sharedTextsPart: partOf('sharedStrings'), stylesPart: partOf('styles') };
}

/** Reads how the styles of cells show numbers, by their numbers. */
export async function readNumberKinds(part: AsyncIterable<Uint8Array>): Promise<NumberKind[]> {
  const declared = new Map<number, NumberKind>();
  const kinds: NumberKind[] = [];
  let isInCellStyles = false;
  await drain(
    readXml(part, {
      open(name, attributes) {
        if (name === 'numFmt')
          declared.set(Number(attributes.numFmtId), kindOfFormat(attributes.formatCode ?? ''));
        if (name === 'cellXfs') isInCellStyles = true;
        if (name !== 'xf' || !isInCellStyles) return;
        const id = Number(attributes.numFmtId ?? 0);
        kinds.push(declared.get(id) ?? builtInKind(id));
      },
      close(name) {
        if (name === 'cellXfs') isInCellStyles = false;
      },
    }),
  );
  return kinds;
}

/** Reads to the end of something that is read for what it tells on the way. */
export async function drain(reading: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of reading);
}

/** Whether an attribute is yes. */
function isTrue(attribute: string | undefined): boolean {
  return attribute === '1' || attribute === 'true';
}

/** The relations of a part, or of the whole archive, by their ids. */
async function readRelations(parts: Parts, part: string): Promise<Map<string, Relation>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations = new Map<string, Relation>();
  const file = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!parts.has(file)) throw damagedProblem();
  await drain(
    readXml(parts.open(file), {
      open(name, { Id = '', Type = '', Target = '', TargetMode }) {
        if (name !== 'Relationship' || TargetMode === 'External') return;
        relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolve(folder, Target) });
      },
    }),
  );
  return relations;
}

function resolve(folder: string, target: string): string {
  const names: string[] = [];
  for (const name of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}
