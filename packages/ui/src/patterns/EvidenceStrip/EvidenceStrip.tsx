import { useState } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { vars } from '../../themes/vars.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { english } from '../EvidenceViewer/english.ts';
import type { EvidenceViewerPage } from '../EvidenceViewer/EvidenceViewer.tsx';
import { Watermark } from '../EvidenceViewer/Watermark.tsx';
import * as css from './EvidenceStrip.css.ts';

export interface EvidenceStripProps {
  /** Names the whole: 'Selfie and movement'. */
  label: string;
  photos: readonly EvidenceViewerPage[];
  /** The photo that stands large in the viewer above. */
  shown: string;
  onShow: (id: string) => void;
  /** Who looks, and when: 'Ruth Were, 27 Nov 2026, 10:42'. It lies over every photo. */
  watermark: string;
}

/** All photos in one line where each has room: a selfie and eight frames beside a decision on a desk. */
const columnsFor = (count: number) =>
  `repeat(auto-fill, minmax(clamp(3.75rem, 100% / ${String(count)} - ${vars.space.xsmall}, 7rem), 1fr))`;

/** Many photos in one sight. A press shows one of them large, in the viewer above. */
export function EvidenceStrip({ label, photos, shown, onShow, watermark }: EvidenceStripProps) {
  const words = useWords('evidenceViewer', english);
  return (
    <ul className={css.strip} style={{ gridTemplateColumns: columnsFor(photos.length) }} aria-label={label}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <button
            type="button"
            className={css.photo}
            aria-pressed={photo.id === shown}
            onClick={() => {
              onShow(photo.id);
            }}
          >
            <Photo photo={photo} watermark={watermark} words={words} />
            {photo.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PhotoProps {
  photo: EvidenceViewerPage;
  watermark: string;
  words: Words['evidenceViewer'];
}

/** A photo has no name of its own here: it is the button's. */
function Photo({ photo: { label, src }, watermark, words }: PhotoProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={css.frame}>
      {src === null && <Spinner label={words.loading(label)} />}
      {src !== null && failed === src && <span className={css.failed}>{words.failed(label)}</span>}
      {src !== null && failed !== src && (
        <>
          <img
            className={css.image}
            src={src}
            alt=""
            draggable={false}
            onError={() => {
              setFailed(src);
            }}
          />
          <Watermark>{watermark}</Watermark>
        </>
      )}
    </span>
  );
}
