'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import type { BaseUIEvent } from '@base-ui/react/types';
import { commandPaletteLabels } from '@croupier/core/messages';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { usePortalProps } from '../../portal-container.js';
import dialog from '../Dialog/Dialog.module.css';
import styles from './CommandPalette.module.css';

/** Something that can be done or visited. */
export interface PaletteCommand {
  id: string;
  label: string;
  /** Further words by which it is found. */
  keywords?: string | undefined;
  /** Seen behind the label: a shortcut, or what kind of thing it is. */
  after?: ReactNode;
  /** Why it cannot be done now. */
  disabledReason?: string | undefined;
  onRun: () => void;
}

/** Commands that belong together. */
export interface PaletteGroup {
  label: string;
  items: readonly PaletteCommand[];
}

/** The props of a command palette; its root is the window. */
export interface CommandPaletteProps extends RootProps {
  /** The commands, in their order. */
  groups: readonly PaletteGroup[];
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with what is typed, for commands that a server finds. */
  onSearchChange?: ((typed: string) => void) | undefined;
}

/** Everything that can be done, found by typing some of its letters. Enter does it, Escape leaves. */
export function CommandPalette({
  groups,
  isOpen,
  onOpenChange,
  onSearchChange,
  ...root
}: CommandPaletteProps) {
  const portalProps = usePortalProps();
  const [typed, setTyped] = useState('');
  const highlighted = useRef<string>(undefined);
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groups
    .map((group) => ({ ...group, items: group.items.filter((command) => matches(command, wanted)) }))
    .filter(({ items }) => items.length > 0);

  function changeOpen(open: boolean) {
    setTyped('');
    onOpenChange(open);
  }
  function run(command: PaletteCommand) {
    if (command.disabledReason !== undefined) return;
    changeOpen(false);
    command.onRun();
  }
  // While further commands are found no item has the highlight for a moment, and Enter would do nothing.
  function runHighlighted(event: BaseUIEvent<KeyboardEvent>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventBaseUIHandler();
    event.preventDefault();
    const commands = found.flatMap(({ items }) => items);
    const command = commands.find(({ id }) => id === highlighted.current) ?? commands[0];
    if (command !== undefined) run(command);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={changeOpen}>
      <Dialog.Portal {...portalProps}>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup aria-label={commandPaletteLabels.title} {...rootAttributes(root, styles.popup)}>
          <Autocomplete.Root
            inline
            open
            items={found}
            filter={null}
            autoHighlight="always"
            keepHighlight
            onItemHighlighted={(command) => {
              if (command !== undefined) highlighted.current = command.id;
            }}
            value={typed}
            onValueChange={(next, { reason }) => {
              if (reason === 'item-press') return;
              setTyped(next);
              onSearchChange?.(next);
            }}
            itemToStringValue={(command: PaletteCommand) => command.label}
          >
            <div className={styles.search}>
              <Search aria-hidden="true" className={styles.icon} />
              <Autocomplete.Input
                ref={focusAtOnce}
                onKeyDown={runHighlighted}
                className={styles.input}
                dir="auto"
                aria-label={commandPaletteLabels.title}
                placeholder={commandPaletteLabels.placeholder}
              />
            </div>
            <Autocomplete.Empty className={styles.none}>{commandPaletteLabels.none}</Autocomplete.Empty>
            <Autocomplete.List className={styles.list} aria-label={commandPaletteLabels.title}>
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.label} items={group.items as PaletteCommand[]}>
                  <Autocomplete.GroupLabel className={styles.title}>{group.label}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: PaletteCommand) => (
                      <Autocomplete.Item
                        key={command.id}
                        value={command}
                        className={styles.item}
                        disabled={command.disabledReason !== undefined}
                        onClick={() => run(command)}
                      >
                        <span dir="auto">{command.label}</span>
                        <span className={styles.after} dir="auto">
                          {command.disabledReason ?? command.after}
                        </span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whether every word is somewhere in the command. */
function matches({ label, keywords = '' }: PaletteCommand, wanted: readonly string[]): boolean {
  const text = `${label} ${keywords}`.toLowerCase();
  return wanted.every((word) => text.includes(word));
}

/** The dialog moves the focus a frame later, and keys typed until then would be lost. */
function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
