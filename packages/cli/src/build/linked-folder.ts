import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { Problem } from '@croupier/core';
import { ensureFolder } from './ensure-folder.js';
import { writeContent } from './file-content.js';
import { MANIFEST_FILE, manifestPieces, readManifest } from './manifest.js';
import type { OutputFolder } from './output-folder.js';
import { hasSiteFile, readSiteFile, requireSiteFile, STATE_FOLDER } from './site-files.js';

/** Whether a path is a symbolic link, wherever it leads. */
export function isSymbolicLink(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/**
 * Opens a symbolic link for a build: each build that changes something is a folder of its own beside the link, whole before
 * the link moves to it by one rename. The folder before stays for requests that have begun, until the next build.
 * Problem: `conflict` where there is a folder, not a link, or a file in the place of the next link.
 */
export function openLinkedFolder(link: string): OutputFolder {
  if (existsSync(link) && !isSymbolicLink(link))
    throw new Problem('conflict', `${link} is a folder, not a link`, {
      hint: 'Move it away, or build without --symlink.',
    });
  const moving = `${link}.next`;
  if (existsSync(moving) && !isSymbolicLink(moving))
    throw new Problem('conflict', `${moving} is no link of a build`, {
      hint: 'Move it away: the new link is made there, before it takes the place of the old one.',
    });
  const current = existsSync(link) ? realpathSync(link) : undefined;
  const previous = current === undefined ? undefined : readManifest(current);
  const numbers = removeReleases(link, current);
  const next = `${link}.release-${Math.max(0, ...numbers) + 1}`;
  const folders = new Set<string>();
  const placeOf = (file: string): string => {
    requireSiteFile(file, 'This build');
    const place = path.join(next, file);
    // First of all, so that the folder of a killed build is known as one.
    ensureFolder(path.join(next, STATE_FOLDER), folders);
    ensureFolder(path.dirname(place), folders);
    return place;
  };
  return {
    previous,
    stage: (file, content) => writeContent(placeOf(file), content),
    read: (file) => readSiteFile(next, file) ?? readSiteFile(current ?? next, file),
    commit(manifest) {
      for (const file of manifest.files.keys()) {
        if (current === undefined || existsSync(path.join(next, file))) continue;
        if (!hasSiteFile(current, file)) throw missingPage(path.join(current, file));
        shareFile(path.join(current, file), placeOf(file));
      }
      writeContent(placeOf(MANIFEST_FILE), () => manifestPieces(manifest));
      rmSync(moving, { force: true });
      symlinkSync(path.basename(next), moving);
      renameSync(moving, link);
      return {
        removed: [...(previous?.files.keys() ?? [])].filter((file) => !manifest.files.has(file)).length,
      };
    },
    discard: () => removeRelease(next),
  };
}

/**
 * Removes the folders of earlier and of killed builds but the present one; returns the numbers of all that have such a
 * name. A folder or a link that no build made stays.
 */
function removeReleases(link: string, current: string | undefined): number[] {
  const parent = path.dirname(link);
  const prefix = `${path.basename(link)}.release-`;
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true }).flatMap((entry) => {
    const digits = entry.name.startsWith(prefix) ? entry.name.slice(prefix.length) : '';
    if (!/^[1-9]\d{0,14}$/.test(digits)) return [];
    const folder = path.join(parent, entry.name);
    const isOwn = entry.isDirectory() && isFolder(path.join(folder, STATE_FOLDER));
    if (isOwn && realpathSync(folder) !== current) removeRelease(folder);
    return [Number(digits)];
  });
}

/** Removes the folder of a build. Its mark goes last, so that the next build completes a removal that was killed. */
function removeRelease(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== STATE_FOLDER) rmSync(path.join(folder, name), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

function isFolder(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
}

function missingPage(place: string): Problem {
  return new Problem('conflict', `${place} is gone, which the last build wrote`, {
    hint: 'Build with --clean, which writes every page again.',
  });
}

/** The same file in two folders; a copy where the disk has no hard links. */
function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
