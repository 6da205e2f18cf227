import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Toggle } from '../../components/Toggle/Toggle.tsx';
import { ArrowLeftIcon } from '../../icons/ArrowLeftIcon.tsx';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.tsx';
import { useWords } from '../../words/use-words.ts';
import { english } from './english.ts';
import { EvidencePage } from './EvidencePage.tsx';
import * as css from './EvidenceViewer.css.ts';
import { useHasRoom } from './use-has-room.ts';
import { panByKey } from './use-pan.ts';
import { changeOfKey, changeView, firstView, type View, type ViewChange } from './view.ts';

export interface EvidenceViewerPage {
  /** The same as long as the page is the same: zoom and turn belong to it. */
  id: string;
  /** What the page shows: 'ID card, front'. No two pages of a viewer have the same. */
  label: string;
  /** An object URL or data URL of an image. `null` while it loads. */
  src: string | null;
}

export interface EvidenceViewerProps {
  /** Names the whole: 'Identity of case 1042'. */
  label: string;
  pages: readonly EvidenceViewerPage[];
  /** Who looks, and when: 'Ruth Were, 27 Nov 2026, 10:42'. It lies over every page. */
  watermark: string;
}

/** The photos and papers of a person, for a close look: one page, or all pages side by side. */
export function EvidenceViewer({ label, pages, watermark }: EvidenceViewerProps) {
  const words = useWords('evidenceViewer', english);
  const viewer = useRef<HTMLElement>(null);
  const hasRoom = useHasRoom(viewer);
  const keysId = useId();
  const [together, setTogether] = useState<boolean>();
  const [place, setPlace] = useState(0);
  const [views, setViews] = useState<Readonly<Record<string, View>>>({});

  const several = pages.length > 1;
  const all = !several || (together ?? hasRoom);
  const current = Math.min(place, pages.length - 1);
  const shown = all ? pages : pages.slice(current, current + 1);

  const change = (ids: readonly string[], by: ViewChange) => {
    setViews((before) => ({
      ...before,
      ...Object.fromEntries(ids.map((id) => [id, changeView(before[id] ?? firstView, by)])),
    }));
  };
  /** A key means the page with the focus. Outside of the pages it means every page. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const page = target instanceof Element ? target.closest('[data-evidence-page]') : null;
    const id = page?.getAttribute('data-evidence-page');
    const by = changeOfKey(event);
    const frame = page?.querySelector<HTMLElement>('[role="group"]');
    if (by !== undefined) change(typeof id === 'string' ? [id] : shown.map((one) => one.id), by);
    else if (!frame || !panByKey(frame, event.key)) return;
    event.preventDefault();
  };
  const turnTo = (by: number) => {
    setPlace((current + by + pages.length) % pages.length);
  };

  return (
    <section ref={viewer} className={css.viewer} aria-label={label} onKeyDown={onKeyDown}>
      {several && (
        <div className={css.bar}>
          <div className={css.both}>
            <Toggle label={words.sideBySide} on={all} onChange={setTogether} />
          </div>
          {!all && (
            <div className={css.pager}>
              <IconButton
                label={words.previous}
                icon={<ArrowLeftIcon />}
                onClick={() => {
                  turnTo(-1);
                }}
              />
              <output>{words.place(current + 1, pages.length)}</output>
              <IconButton
                label={words.next}
                icon={<ArrowRightIcon />}
                onClick={() => {
                  turnTo(1);
                }}
              />
            </div>
          )}
        </div>
      )}
      <div className={css.pages}>
        {shown.map((page) => (
          <EvidencePage
            key={page.id}
            {...page}
            isAlone={shown.length === 1}
            watermark={watermark}
            view={views[page.id] ?? firstView}
            onChange={(by) => {
              change([page.id], by);
            }}
            words={words}
            keysId={keysId}
          />
        ))}
      </div>
      <p id={keysId} className={css.keys}>
        {words.keys}
      </p>
    </section>
  );
}
