'use client';

import type { Command } from 'prosemirror-state';
import type { RecordBlockName } from '../document/content-block.js';
import { type LinkTarget, linkTarget, setImage, setLink } from '../document/editor-commands.js';
import type { HtmlAttributes } from '../document/html-attributes.js';
import { insertBlock, insertVideo, linkRecord } from '../document/record-commands.js';
import { insertFigure } from '../document/text-blocks.js';
import { useEditorLabels } from '../editor-labels.js';
import type { RichTextEditorProps } from '../editor-props.js';
import { BLOCK_RECORDS, LINKED_RECORDS } from '../insert-items.js';
import { ImageDialog } from './ImageDialog.js';
import { LinkDialog } from './LinkDialog.js';
import { RecordDialog } from './RecordDialog.js';
import { VideoDialog } from './VideoDialog.js';

/** What the editor asks for in a dialog. */
export type Asking =
  | { what: 'link'; link: LinkTarget }
  | { what: 'image'; attributes: HtmlAttributes }
  | { what: 'block'; name: RecordBlockName }
  | { what: 'record-link' }
  | { what: 'video'; address?: string };

interface InsertDialogProps
  extends Pick<RichTextEditorProps, 'onUpload' | 'findOffer' | 'findAlt' | 'findRecords'> {
  asking: Asking;
  onClose: () => void;
  /** Called with what puts the answer into the text. */
  onCommand: (command: Command) => void;
}

/** The dialog that asks for something to put into the text. */
export function InsertDialog({ asking, onClose, onCommand, ...props }: InsertDialogProps) {
  const labels = useEditorLabels();
  const { findRecords } = props;
  const answer = (command: Command) => {
    onCommand(command);
    onClose();
  };

  if (asking.what === 'link')
    return (
      <LinkDialog
        attributes={asking.link.attributes}
        needsText={asking.link.from === asking.link.to}
        findOffer={props.findOffer}
        onClose={onClose}
        // A picture that has come meanwhile moved the text.
        onApply={(attributes, text) =>
          answer((now, dispatch) => setLink(linkTarget(now), attributes, text)(now, dispatch))
        }
      />
    );
  if (asking.what === 'image')
    return (
      <ImageDialog
        attributes={asking.attributes}
        onUpload={props.onUpload}
        findAlt={props.findAlt}
        onClose={onClose}
        onApply={(attributes, caption) =>
          answer(caption === '' ? setImage(attributes) : insertFigure(attributes, caption))
        }
      />
    );
  if (asking.what === 'video')
    return (
      <VideoDialog
        address={asking.address}
        onClose={onClose}
        onApply={({ video, href, title }) => answer(insertVideo(video, { href, text: title }))}
      />
    );
  if (findRecords === undefined) return null;
  if (asking.what === 'block')
    return (
      <RecordDialog
        title={labels.blockNames[asking.name]}
        submitLabel={labels.recordDialog.insert}
        kinds={[BLOCK_RECORDS[asking.name].kind]}
        count={BLOCK_RECORDS[asking.name]}
        {...{ findRecords, onClose }}
        onApply={(_kind, records) => answer(insertBlock(asking.name, records))}
      />
    );
  return (
    <RecordDialog
      title={labels.recordLink}
      submitLabel={labels.linkDialog.apply}
      kinds={LINKED_RECORDS}
      count={{ min: 1, max: 1 }}
      asksForVisit
      {...{ findRecords, onClose }}
      onApply={(kind, [record], isVisit) => {
        if (record === undefined) onClose();
        else answer(linkRecord(kind, record, isVisit));
      }}
    />
  );
}
