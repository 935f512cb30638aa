import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A key of the admin, and what it does. */
interface Shortcut {
  /** As `KeyboardEvent.key` has it; `mod+` before it asks for Ctrl, or Cmd on a Mac. Without any it is not heard. */
  keys: string;
  /** What it does, for the list of keys. */
  label: string;
  onPress: () => void;
}

const OFF_KEY = 'croupier-admin-keys-off';
const active = new Set<{ current: Shortcut }>();
const listeners = new Set<() => void>();
let shown: readonly Shortcut[] = [];

/** Does something on a key while a component is shown; a key that is a letter or a sign is not heard in fields. */
export function useShortcut(shortcut: Shortcut): void {
  const latest = useRef(shortcut);
  useEffect(() => {
    latest.current = shortcut;
  });
  const { keys, label } = shortcut;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or label is another shortcut
  useEffect(() => {
    if (keys === '') return undefined;
    if (active.size === 0) addEventListener('keydown', press);
    active.add(latest);
    tell();
    return () => {
      active.delete(latest);
      if (active.size === 0) removeEventListener('keydown', press);
      tell();
    };
  }, [keys, label]);
}

/** The keys that work now. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Whether single signs are heard, and how to turn them off and on; kept in this browser. */
export function useSingleKeys(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, areSingleKeysOn);
  return [
    isOn,
    (next) => {
      if (next) localStorage.removeItem(OFF_KEY);
      else localStorage.setItem(OFF_KEY, '1');
      tell();
    },
  ];
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  const hasMod = event.ctrlKey || event.metaKey;
  const wanted = (hasMod ? 'mod+' : '') + event.key.toLowerCase();
  // What was shown last is heard first.
  const found = [...active].reverse().find(({ current }) => current.keys === wanted);
  if (found === undefined) return;
  if (!hasMod && (!areSingleKeysOn() || isInField(event.target) || isBehindDialog())) return;
  event.preventDefault();
  found.current.onPress();
}

function areSingleKeysOn(): boolean {
  return localStorage.getItem(OFF_KEY) === null;
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}

function isBehindDialog(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  shown = [...active].map(({ current }) => current);
  for (const listener of listeners) listener();
}
