import { createContext, useContext, useEffect } from 'react';

/** Takes the name of the record that a screen shows. */
export const RecordTitleContext = createContext<(name: string | undefined) => void>(() => undefined);

/** Puts the name of the record that is shown into the title of the page, as long as it is shown. */
export function useRecordTitle(name: string | undefined): void {
  const setName = useContext(RecordTitleContext);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [setName, name]);
}
