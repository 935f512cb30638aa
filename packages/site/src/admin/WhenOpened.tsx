import { Dialog, LazyPart, type LoadFailureProps } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';

/** The props of a dialog that is loaded when it is first opened. */
interface WhenOpenedProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is loaded when it is first opened, and stays from then on; one that did not load says so in its place. */
export function WhenOpened({ isOpen, onClose, children }: WhenOpenedProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const failure = ({ title, text, action }: LoadFailureProps) => (
    <Dialog title={title} text={text} actions={action} isOpen={isOpen} onOpenChange={onClose} />
  );
  return wasOpened ? <LazyPart failure={failure}>{children}</LazyPart> : null;
}
