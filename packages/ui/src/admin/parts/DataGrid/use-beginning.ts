import { type RefObject, useEffect, useRef } from 'react';

/** Shows a list from its beginning once other rows are asked for; where it has no scroll bar of its own, the page goes to it. */
export function useBeginning(asked: string, list: RefObject<HTMLElement | null>) {
  const shown = useRef(asked);
  useEffect(() => {
    const { current } = list;
    if (shown.current === asked || current === null) return;
    shown.current = asked;
    if (current.scrollHeight > current.clientHeight) current.scrollTop = 0;
    else if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [asked, list]);
}
