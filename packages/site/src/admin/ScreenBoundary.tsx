import { adminLabels } from '@croupier/core/messages';
import { Button, ErrorState } from '@croupier/ui/admin';
import { Component, type ReactNode } from 'react';
import { problemSentences } from './backend/use-operations.js';

/** Shows what failed in a screen, in the place of the screen alone. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: unknown }> {
  override state = { failed: undefined as unknown };

  static getDerivedStateFromError(failed: unknown) {
    return { failed };
  }

  override render() {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return <LoadFailure error={failed} onRetry={() => this.setState({ failed: undefined })} />;
  }
}

/** Why something did not load, and a button to try again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorState
      title={adminLabels.failed.title}
      text={problemSentences(error)}
      action={
        <Button variant="plain" onClick={onRetry}>
          {adminLabels.failed.again}
        </Button>
      }
    />
  );
}
