'use client';

import { formatVideo, videoAddress, videoAt } from '@croupier/core/html';
import { useState } from 'react';
import { TextField } from '../../../../parts/TextField/TextField.js';
import { useEditorLabels } from '../editor-labels.js';
import { EditorDialog } from './EditorDialog.js';

/** A video as a text names it. */
export interface ChosenVideo {
  /** Its host and its id: `youtube:dQw4w9WgXcQ`. */
  video: string;
  href: string;
  title: string;
}

/** The props of the dialog of a video. */
interface VideoDialogProps {
  /** What it begins with. */
  address?: string | undefined;
  onApply: (chosen: ChosenVideo) => void;
  onClose: () => void;
}

/** Asks for the address of a video and for its title. */
export function VideoDialog({ address: given = '', onApply, onClose }: VideoDialogProps) {
  const { videoDialog: labels, blockNames } = useEditorLabels();
  const [address, setAddress] = useState(given);
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const video = videoAt(address.trim());

  function apply() {
    setTried(true);
    if (video === undefined || title.trim() === '') return;
    onApply({ video: formatVideo(video), href: videoAddress(video), title: title.trim() });
  }

  return (
    <EditorDialog title={blockNames.video} submitLabel={labels.apply} onSubmit={apply} onClose={onClose}>
      <TextField
        label={labels.address}
        hint={labels.addressHint}
        inputMode="url"
        autoComplete="off"
        required
        error={isTried && video === undefined ? labels.unknown : undefined}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextField
        label={labels.title}
        autoFocus={given !== ''}
        hint={labels.titleHint}
        required
        maxLength={200}
        error={isTried && title.trim() === '' ? labels.titleRequired : undefined}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </EditorDialog>
  );
}
