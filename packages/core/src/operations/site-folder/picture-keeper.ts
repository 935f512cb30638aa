import { type MediaFile, media } from '../../model/documents/media.js';
import { isProblem } from '../../problem.js';
import type { ArchivedFile } from '../../site-folder/archive/tar-reader.js';
import { wholeFile } from '../../site-folder/archive/tar-reader.js';
import { PICTURES_FILE, PICTURES_FOLDER } from '../../site-folder/site-files.js';
import { isPictureName, MAX_PICTURE_BYTES, pictureHash } from '../../values/pictures/picture.js';
import type { ChangeContext } from '../define/operation.js';
import { readPicture } from '../site/add-picture.js';
import type { FileFault } from './record-keeper.js';

/** Keeps the pictures of an export with what is known of them. */
export function pictureKeeper(context: Pick<ChangeContext, 'content' | 'media'>, faults: FileFault[]) {
  const kept = new Set<string>();
  let described: readonly MediaFile[] = [];
  return {
    /** What is said of the pictures. */
    describe(files: unknown): void {
      const check = media.check({ files });
      if ('value' in check) described = check.value.files;
      else faults.push(...check.issues.map(({ message }) => ({ file: PICTURES_FILE, message })));
    },
    /** A picture itself. */
    async keep(file: ArchivedFile): Promise<void> {
      const name = file.path.slice(PICTURES_FOLDER.length + 1);
      try {
        const bytes = await wholeFile(file, MAX_PICTURE_BYTES);
        readPicture(file.path, bytes);
        if (!isPictureName(name) || !name.startsWith(pictureHash(bytes)))
          faults.push({ file: file.path, message: 'its name is not that of its content' });
        else await context.media.write(name, bytes);
        kept.add(name);
      } catch (error) {
        if (!isProblem(error) || error.code !== 'invalid') throw error;
        faults.push({ file: file.path, message: error.message });
      }
    },
    /** Puts all of it into the library, and tells what became of it. */
    finish(): { created: number; updated: number; unchanged: number } {
      const { files } = context.content.media.get();
      const known = new Map(files.map((one) => [one.file, one]));
      const byFile = new Map(described.map((one) => [one.file, one]));
      for (const { file } of described)
        if (!kept.has(file) && !known.has(file))
          faults.push({ file: `${PICTURES_FOLDER}/${file}`, message: 'the picture is missing' });
      const withOwnId = (one: MediaFile, before: MediaFile): MediaFile => ({ ...one, id: before.id });
      const after = files.map((before) => {
        const said = byFile.get(before.file);
        return said === undefined ? before : withOwnId(said, before);
      });
      const added = described.filter(({ file }) => !known.has(file));
      const updated = after.filter((one, at) => JSON.stringify(one) !== JSON.stringify(files[at])).length;
      if (updated + added.length > 0) context.content.media.set({ files: [...after, ...added] });
      return { created: added.length, updated, unchanged: described.length - added.length - updated };
    },
  };
}
