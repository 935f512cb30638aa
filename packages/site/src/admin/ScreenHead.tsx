import type { ReactNode } from 'react';
import list from './screens/list.module.css';

/** The props of the head of a screen. */
interface ScreenHeadProps {
  title: ReactNode;
  /** What the screen is for, or how much it shows. */
  text?: ReactNode;
  /** True for a text that is read aloud when it changes. */
  isLive?: boolean;
  /** Buttons for the screen as a whole. */
  actions?: ReactNode;
  /** What else stands below the title. */
  children?: ReactNode;
}

/** The title of a screen, what it is for, and what can be done with it as a whole. */
export function ScreenHead({ title, text, isLive = false, actions, children }: ScreenHeadProps) {
  return (
    <div className={list.head}>
      <div>
        <h1>{title}</h1>
        {text === undefined ? null : (
          <p role={isLive ? 'status' : undefined} className={list.count}>
            {text}
          </p>
        )}
        {children}
      </div>
      {actions === undefined ? null : <div className={list.actions}>{actions}</div>}
    </div>
  );
}
