import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { TurnIcon } from '../../icons/TurnIcon.tsx';
import { join } from '../../primitives/join.ts';
import type { Words } from '../../words/words.ts';
import * as css from './EvidencePage.css.ts';
import { usePan } from './use-pan.ts';
import type { View, ViewChange } from './view.ts';
import { Watermark } from './Watermark.tsx';

/** Of a page that has not told its own yet: that of most photos of a phone. */
const USUAL_RATIO = 4 / 3;

/** The height of an upright sheet for each unit of its width. */
const SHEET_RATIO = Math.SQRT2;

/** Pages whose shares come to less than one would leave a part of their line empty. */
const WHOLE_LINE = 100;

export interface EvidencePageProps {
  id: string;
  label: string;
  src: string | null;
  /** Whether no other page is beside it: its frame has room for an upright sheet, and keeps its height when the page comes. */
  isAlone: boolean;
  watermark: string;
  view: View;
  onChange: (change: ViewChange) => void;
  words: Words['evidenceViewer'];
  /** The element with the sentence about the keys. */
  keysId: string;
}

/** One page with its tools. */
export function EvidencePage({
  id,
  label,
  src,
  isAlone,
  watermark,
  view,
  onChange,
  words,
  keysId,
}: EvidencePageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pan = usePan(frame, view, () => {
    onChange('press');
  });
  const [seen, setSeen] = useState<{ of: string; ratio: number | 'failed' }>();
  const known = seen?.of === src ? seen.ratio : undefined;
  const ratio = typeof known === 'number' ? known : USUAL_RATIO;
  const lies = view.turns % 2 === 1;
  const turnedRatio = lies ? 1 / ratio : ratio;
  const tool = (change: ViewChange, name: string, icon: ReactNode) => (
    <IconButton
      label={`${name}: ${label}`}
      icon={icon}
      onClick={() => {
        onChange(change);
      }}
    />
  );
  return (
    <figure className={css.page} style={{ flexGrow: ratio * WHOLE_LINE }} data-evidence-page={id}>
      <figcaption className={css.head}>
        <span className={css.label}>{label}</span>
        <span className={css.tools}>
          {tool('zoom-out', words.zoomOut, <MinusIcon />)}
          <output className={css.zoom}>{`${String(view.zoom * 100)}%`}</output>
          {tool('zoom-in', words.zoomIn, <PlusIcon />)}
          {tool('turn', words.turn, <TurnIcon />)}
        </span>
      </figcaption>
      <div
        ref={frame}
        className={join(css.frame, view.zoom > 1 && css.movable)}
        style={{
          blockSize: `clamp(16rem, calc(100cqi * ${String(isAlone ? SHEET_RATIO : 1 / turnedRatio)}), min(70dvh, 44rem))`,
        }}
        tabIndex={0}
        role="group"
        aria-label={label}
        aria-describedby={keysId}
        {...pan}
      >
        {src === null && (
          <div className={css.instead}>
            <Spinner label={words.loading(label)} placement="block" />
          </div>
        )}
        {known === 'failed' && (
          <p className={css.instead} role="alert">
            {words.failed(label)}
          </p>
        )}
        {src !== null && known !== 'failed' && (
          <div
            className={join(css.sheet, known === undefined && css.coming, view.zoom === 1 && css.closer)}
            style={{
              inlineSize: `calc(min(100cqw, 100cqh * ${String(turnedRatio)}) * ${String(view.zoom)})`,
              aspectRatio: turnedRatio,
            }}
          >
            <div
              className={css.picture}
              style={{
                // The width of a picture that lies is the height of its sheet.
                inlineSize: lies ? `${String(100 / turnedRatio)}%` : '100%',
                aspectRatio: ratio,
                transform: `translate(-50%, -50%) rotate(${String(view.turns * 90)}deg)`,
              }}
            >
              <img
                className={css.image}
                src={src}
                alt={label}
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                  const drawn = naturalWidth > 0 && naturalHeight > 0;
                  setSeen({ of: src, ratio: drawn ? naturalWidth / naturalHeight : USUAL_RATIO });
                }}
                onError={() => {
                  setSeen({ of: src, ratio: 'failed' });
                }}
              />
              <Watermark>{watermark}</Watermark>
            </div>
          </div>
        )}
      </div>
    </figure>
  );
}
