import { isProblem } from '@croupier/core';
import { type LabelsOfPages, pageTexts, refusalOf, refusalText } from '@croupier/core/page-texts';
import { ButtonLink, ErrorState } from '@croupier/ui';
import { Component, type ReactNode } from 'react';

/** The props of the boundary. */
interface ErrorBoundaryProps {
  /** The current page; a new object makes the boundary try again. */
  page: object;
  /** The words of the language of the site; without it English. */
  labels?: LabelsOfPages | undefined;
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
    return this.state.hasFailed ? <ErrorScreen labels={this.props.labels} /> : this.props.children;
  }
}

/** The props of the error screen. */
interface ErrorScreenProps {
  /** What happened, if that is known. */
  text?: string;
  /** The words of the language of the site; without it English. */
  labels?: LabelsOfPages | undefined;
}

/** The error screen: what happened, and links. */
export function ErrorScreen({ text, labels }: ErrorScreenProps) {
  const failure = pageTexts('failure', labels);
  return (
    <main className="failure">
      <title>{failure.title}</title>
      <ErrorState
        heading="h1"
        title={failure.title}
        text={text ?? failure.text}
        action={
          <>
            <ButtonLink href={globalThis.location?.href ?? '/'}>{failure.again}</ButtonLink>{' '}
            <ButtonLink href="/" variant="plain">
              {pageTexts('missing', labels).home}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}

/** The text of a Problem; any other error goes to the console. */
export function errorScreenProps(failed: unknown, labels?: LabelsOfPages): ErrorScreenProps {
  if (isProblem(failed)) return { text: refusalText(refusalOf(failed, 'form.failed'), labels), labels };
  console.error(failed);
  return { labels };
}
