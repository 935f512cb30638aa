import { isProblem } from '@croupier/core';
import { messages, siteLabels } from '@croupier/core/messages';
import { ButtonLink, ErrorState } from '@croupier/ui';
import { Component, type ReactNode } from 'react';

/** The props of the boundary. */
export interface ErrorBoundaryProps {
  /** The current page; a new object makes the boundary try again. */
  page: object;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  page?: object;
}

/** Shows an error screen in place of a page that failed. The next page, even at the same address, is tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromProps(
    { page }: ErrorBoundaryProps,
    tried: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return tried.page === page ? null : { hasFailed: false, page };
  }

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'hasFailed'> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}

/** The props of the error screen. */
export interface ErrorScreenProps {
  /** The text of a Problem, if the error was one. */
  message?: string;
  hint?: string;
}

const { failure: failureLabels } = siteLabels;

/** The error screen: what happened, and links. */
export function ErrorScreen({ message = failureLabels.text, hint }: ErrorScreenProps) {
  return (
    <main className="failure">
      <title>{failureLabels.title}</title>
      <ErrorState
        heading="h1"
        title={failureLabels.title}
        text={hint === undefined ? message : `${message} ${hint}`}
        action={
          <>
            <ButtonLink href={globalThis.location?.href ?? '/'}>{failureLabels.again}</ButtonLink>{' '}
            <ButtonLink href="/" variant="plain">
              {messages.notFound.home}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}

/** The text of a Problem; any other error goes to the console. */
export function errorScreenProps(failed: unknown): ErrorScreenProps {
  if (!isProblem(failed)) {
    console.error(failed);
    return {};
  }
  return { message: `${failed.message}.`, ...(failed.hint === undefined ? {} : { hint: failed.hint }) };
}
