import { adminMediaLabels as labels, adminLibraryLabels as texts } from '@croupier/core/messages';
import { Button, Dialog, SearchField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import styles from './LibraryDialog.module.css';

/** The props of the dialog. */
interface LibraryDialogProps {
  isOpen: boolean;
  /** Called with the address of the picture, if one was chosen. */
  onClose: (address?: string) => void;
}

/** A dialog to choose a picture of the library. */
export function LibraryDialog({ isOpen, onClose }: LibraryDialogProps) {
  return (
    <Dialog
      title={texts.title}
      size="large"
      isOpen={isOpen}
      onOpenChange={(opens) => (opens ? undefined : onClose())}
    >
      {isOpen ? <Library onPick={onClose} /> : null}
    </Dialog>
  );
}

/** How many pictures are shown at first, and how many more by each press. */
const STEP = 60;

function Library({ onPick }: { onPick: (address: string) => void }) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(STEP);
  const pictures = useQuestion('media.list', search === '' ? {} : { search });
  return (
    <div className={styles.root}>
      <SearchField
        label={labels.search}
        hidesLabel
        placeholder={labels.search}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setShown(STEP);
        }}
      />
      <Loaded query={pictures}>
        {({ records, total }) => (
          <>
            <p role="status" className={styles.count}>
              {search === '' && total === 0 ? labels.noneYet : labels.count(total)}
            </p>
            <ul className={styles.pictures}>
              {records.slice(0, shown).map(({ id, url, title, width, height }) => (
                <li key={id}>
                  <button type="button" className={styles.picture} onClick={() => onPick(url)}>
                    <img src={url} alt="" loading="lazy" />
                    <span className={styles.title}>{title}</span>
                    {width === undefined || height === undefined ? null : (
                      <span className={styles.size}>{texts.size(width, height)}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
            {total > shown ? (
              <div>
                <Button variant="plain" onClick={() => setShown(shown + STEP)}>
                  {texts.more}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </div>
  );
}
