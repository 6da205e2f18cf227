import { Mark } from '../brand/Mark/Mark.tsx';
import { join } from '../primitives/join.ts';
import * as css from './layouts.css.ts';
import type { Part, Template } from './templates.ts';

const DESK_PX = 1280;
const share = (pixels: number, of: number) => `${String((pixels / of) * 100)}%`;

const Drawn = ({ kind, name, height, isOwnWidth = false }: Part) => (
  <div className={join(css.kind[kind], height && css.height[height], isOwnWidth && css.own)}>{name}</div>
);

/** A template in miniature, at 1280 px and at 360 px. The words beside it say the same. */
export const TemplateDrawing = ({ columns, width, gap, phone, bar }: Template) => (
  <div className={css.sheets} aria-hidden="true">
    <div className={css.desk}>
      <div className={css.header}>
        <Mark size="small" />
      </div>
      <div
        className={join(css.columns, columns.length === 1 && css.raised)}
        style={{ inlineSize: share(width, DESK_PX), gap: share(gap, width) }}
      >
        {columns.map(({ pixels, parts }, place) => (
          <div
            key={parts[0]?.name ?? place}
            className={css.column}
            style={pixels === undefined ? { flexGrow: 1 } : { inlineSize: share(pixels, width) }}
          >
            {parts.map((part, row) => (
              <Drawn key={`${part.name} ${String(row)}`} {...part} />
            ))}
          </div>
        ))}
      </div>
    </div>
    <div className={css.phone}>
      <div className={css.header} />
      <div className={css.onPhone}>
        {phone.map((part, row) => (
          <Drawn key={`${part.name} ${String(row)}`} {...part} />
        ))}
      </div>
      {bar && (
        <div className={css.bar}>
          <Drawn {...bar} />
        </div>
      )}
    </div>
  </div>
);
