import { useEffect, useState } from 'react';
import { useAdmin } from '../../backend/backend.js';
import { problemSentences } from '../../backend/use-operations.js';
import { type CheckedFile, type ImportRequest, importInput, refusedFile } from './file-check.js';

/** How long after a correction the file is checked again, in milliseconds. */
const RECHECK_DELAY_MS = 400;

interface FileAnswer {
  checked?: CheckedFile | undefined;
  failure?: string | undefined;
}

interface FileCheck {
  /** The last answer about this file; while it is checked again, that of before. */
  checked: CheckedFile | undefined;
  isChecking: boolean;
  failure: string | undefined;
  /** Takes what an import said of the file as the answer. */
  tell: (of: ImportRequest, answer: FileAnswer) => void;
}

/** Checks a file, and again whenever it is to be read otherwise or is corrected. */
export function useFileCheck(request: ImportRequest | undefined): FileCheck {
  const { perform } = useAdmin();
  const [answer, setAnswer] = useState<FileAnswer & { of: ImportRequest }>();
  useEffect(() => {
    if (request === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const check = async (): Promise<FileAnswer> => {
      const input = { ...importInput(request), plan: 'existing' as const };
      try {
        const { result } = await perform('casinos.import', input, { dryRun: true, answer: 'counts', signal });
        return { checked: { summary: result, missing: [] } };
      } catch (error) {
        const checked = refusedFile(error);
        return checked === undefined ? { failure: problemSentences(error) } : { checked };
      }
    };
    const timer = setTimeout(
      () => void check().then((found) => (signal.aborted ? undefined : setAnswer({ of: request, ...found }))),
      request.corrected === undefined ? 0 : RECHECK_DELAY_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [perform, request]);
  const isOfFile = answer !== undefined && answer.of.source === request?.source;
  return {
    checked: isOfFile ? answer.checked : undefined,
    isChecking: request !== undefined && answer?.of !== request,
    failure: answer?.of === request ? answer?.failure : undefined,
    tell: (of, found) => setAnswer({ of, ...found }),
  };
}
