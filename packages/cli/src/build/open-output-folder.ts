import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Problem } from '@croupier/core';
import { ensureFolder } from './ensure-folder.js';
import { type FileContent, writeContent } from './file-content.js';
import { isSymbolicLink, openLinkedFolder } from './linked-folder.js';
import { MANIFEST_FILE, manifestPieces, readManifest } from './manifest.js';
import type { OutputFolder } from './output-folder.js';
import {
  foreignRecord,
  hasSiteFile,
  hasSiteFolder,
  readSiteFile,
  requireSiteFile,
  STATE_FOLDER,
} from './site-files.js';

const STAGED = `${STATE_FOLDER}/staged`;
const COMMIT = `${STATE_FOLDER}/commit.json`;

/** What a commit does: files that move into place, and files that go. */
interface Commit {
  moved: string[];
  removed: string[];
}

/**
 * Opens a folder for a build, and completes what a killed build began to move into it; a symbolic link moves from one whole
 * site to the next instead. Problem: `conflict` where it holds anything but a build.
 */
export function openOutputFolder(folder: string, { isLinked = false } = {}): OutputFolder {
  const target = path.resolve(folder);
  if (isLinked || isSymbolicLink(target)) return openLinkedFolder(target);
  const isNew = !existsSync(target);
  if (!isNew) {
    assertOwnBuild(target);
    resumeCommit(target);
    rmSync(path.join(target, STAGED), { recursive: true, force: true });
  }
  const previous = isNew ? undefined : readManifest(target);
  // A first build appears by one rename; a later one is staged inside, since the folder may be a mount of its own.
  const newSite = `${target}.croupier-tmp`;
  if (isNew) rmSync(newSite, { recursive: true, force: true });
  const stageRoot = isNew ? newSite : path.join(target, STAGED);
  const staged: string[] = [];
  const folders = new Set<string>();
  const stage = (file: string, content: FileContent) => {
    requireSiteFile(file, 'This build');
    const place = path.join(stageRoot, file);
    ensureFolder(path.dirname(place), folders);
    writeContent(place, content);
    staged.push(file);
  };
  return {
    previous,
    stage,
    read: (file) => readSiteFile(stageRoot, file) ?? readSiteFile(target, file),
    commit(manifest) {
      stage(MANIFEST_FILE, () => manifestPieces(manifest));
      if (isNew) {
        renameSync(newSite, target);
        return { removed: 0 };
      }
      const removed = [...(previous?.files.keys() ?? [])].filter((file) => !manifest.files.has(file));
      // Assets come before the pages that link to them, and the manifest is last.
      const moved = [...staged.filter((file) => !isHtml(file)), ...staged.filter(isHtml)];
      moved.push(...moved.splice(moved.indexOf(MANIFEST_FILE), 1));
      const commit: Commit = { moved, removed };
      requirePlainFiles(target, commit);
      writeDurably(path.join(target, COMMIT), JSON.stringify(commit));
      completeCommit(target, commit);
      return { removed: removed.length };
    },
    discard() {
      rmSync(stageRoot, { recursive: true, force: true });
    },
  };
}

function isHtml(file: string): boolean {
  return file.endsWith('.html');
}

function assertOwnBuild(target: string): void {
  const entries = readdirSync(target);
  if (entries.length === 0 || hasSiteFolder(target, STATE_FOLDER)) return;
  throw new Problem('conflict', `${target} holds files that no build wrote`, {
    hint: 'Name a new or an empty folder, or one that an earlier build made.',
  });
}

/** Completes a commit that a killed build began. Problem: `fault`, and nothing is done, where no build wrote it. */
function resumeCommit(target: string): void {
  const text = readSiteFile(target, COMMIT);
  if (text === undefined) return;
  const commit = readCommit(text);
  requirePlainFiles(target, commit);
  completeCommit(target, commit);
}

function readCommit(text: string): Commit {
  let value: Partial<Record<keyof Commit, unknown>>;
  try {
    value = { ...(JSON.parse(text) as object) };
  } catch {
    throw foreignRecord(COMMIT, 'it is no JSON');
  }
  const { moved, removed } = value;
  if (!Array.isArray(moved) || !Array.isArray(removed)) throw foreignRecord(COMMIT, 'it is no list of files');
  for (const file of [...(moved as unknown[]), ...(removed as unknown[])]) requireSiteFile(file, COMMIT);
  return { moved, removed };
}

/** Problem: `fault` where a link, or anything but a file, stands where a commit moves or removes a file. */
function requirePlainFiles(target: string, { moved, removed }: Commit): void {
  for (const file of moved) hasSiteFile(target, `${STAGED}/${file}`);
  for (const file of [...moved, ...removed]) hasSiteFile(target, file);
}

/** Does what a commit says; done again, it changes nothing. */
function completeCommit(target: string, { moved, removed }: Commit): void {
  const folders = new Set<string>();
  for (const file of moved) {
    const from = path.join(target, STAGED, file);
    if (!existsSync(from)) continue;
    const to = path.join(target, file);
    ensureFolder(path.dirname(to), folders);
    renameSync(from, to);
  }
  for (const file of removed) {
    rmSync(path.join(target, file), { force: true });
    removeEmptyFolders(target, path.dirname(file));
  }
  rmSync(path.join(target, STAGED), { recursive: true, force: true });
  rmSync(path.join(target, COMMIT), { force: true });
}

function removeEmptyFolders(target: string, folder: string): void {
  for (let place = folder; place !== '.'; place = path.dirname(place)) {
    try {
      rmdirSync(path.join(target, place));
    } catch {
      return;
    }
  }
}

// Written aside first: half a record must not be taken for a whole one.
function writeDurably(file: string, text: string): void {
  rmSync(`${file}.tmp`, { force: true });
  const handle = openSync(`${file}.tmp`, 'wx');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${file}.tmp`, file);
}
