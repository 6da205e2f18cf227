import { faultyProviders, type Fault, type FaultyProvider } from '../faults/faults.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Delivery } from '../state/state.ts';
import { html, type Html } from './html.ts';
import { folded } from './pieces.ts';
import { longMoment, plural, shortMoment } from './words.ts';

const JUMPS = [1, 24, 48];

/**
 * What changes how the sandbox behaves. It is folded on every page, because the phones and payments come first. The note
 * beside the title says what is unusual while it is folded.
 */
export const controls = (sandbox: Sandbox, own: Html): Html =>
  folded(
    'Faults and clock',
    html`${clockSection(sandbox)} ${own}`,
    html`<span class="quiet" id="controls-note" data-live-region
      ><span id="controls-note-words">${noteOf(sandbox)}</span></span
    >`,
  );

function noteOf({ clock, faults, store }: Sandbox): string {
  const faulty = Object.values(faults.show()).some(isFaulty);
  const waiting = store.state.deliveries.size;
  return [
    shortMoment(clock.now()),
    faulty ? 'faults are set' : 'no faults',
    ...(waiting === 0 ? [] : [`${plural(waiting, 'callback', 'callbacks')} on the way`]),
  ].join(' · ');
}

const isFaulty = (fault: Fault) =>
  Object.values(fault).some((value) => value === true || (typeof value === 'number' && value > 0));

function clockSection({ clock }: Sandbox): Html {
  const buttons = JUMPS.map(
    (hours) =>
      html`<button class="plain-button" name="advance_seconds" value="${hours * 3600}">
        +${plural(hours, 'hour', 'hours')}
      </button>`,
  );
  return html`<section class="stack tight" aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p id="clock-face" data-live-region><span id="clock-time">${longMoment(clock.now())}, Nairobi</span></p>
    <form class="buttons" action="/clock" method="post" data-quiet="The clock was moved.">${buttons}</form>
    <p class="quiet">Moves the service's clock and this one. Neither can go back.</p>
  </section>`;
}

export function callbacksSection({ store }: Sandbox): Html {
  const rows = [...waitingByLabel(store.state.deliveries.values())].map(
    ([text, count], index) =>
      html`<li id="callback-${index}">${count > 1 && html`<b>${count} ×</b>`} ${text}</li>`,
  );
  return html`<section class="stack tight" aria-labelledby="callbacks">
    <h2 id="callbacks">Callbacks on their way</h2>
    <ul id="callback-list" data-live-region>
      ${rows}${rows.length === 0 && html`<li id="callback-none" class="quiet">None: the service has taken everything.</li>`}
    </ul>
  </section>`;
}

/** The waiting callbacks, counted by label: a service that is away for long collects many of one kind. */
function waitingByLabel(deliveries: Iterable<Delivery>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { label, lastProblem, tries } of deliveries) {
    const text =
      lastProblem === null
        ? `${label}: on its way`
        : `${label}: ${lastProblem}, ${plural(tries, 'try', 'tries')}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const titles: Readonly<Record<FaultyProvider, string>> = {
  sms: 'Messages',
  payments: 'Payments',
  identity: 'Identity checks',
};
const percent = (rate: number) => Math.round(rate * 100);

export function faultsSection({ faults }: Sandbox): Html {
  const shown = faults.show();
  return html`<section class="stack tight" aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <form class="stack" action="/faults" method="post" data-quiet="The faults are set.">
      <div class="faults">${faultyProviders.map((provider) => faultFields(provider, shown[provider]))}</div>
      <span class="buttons">
        <button>Set faults</button>
        <button class="plain-button" name="heal" value="yes">Heal everything</button>
      </span>
    </form>
  </section>`;
}

function faultFields(provider: FaultyProvider, fault: Fault): Html {
  const field = (name: string, label: string, value: number, most: number) =>
    html`<label>
      ${label}
      <input
        type="number"
        name="${provider}.${name}"
        value="${value}"
        min="0"
        max="${most}"
        inputmode="numeric"
        required
      />
    </label>`;
  return html`<fieldset>
    <legend>${titles[provider]}</legend>
    <div class="fields">
      ${field('fail_percent', 'Calls that fail, %', percent(fault.fail_rate), 100)}
      ${field('timeout_percent', 'Calls that time out, %', percent(fault.timeout_rate), 100)}
      ${field('delay_ms', 'Delay, ms', fault.delay_ms, 60_000)}
      ${field('duplicate_callbacks', 'Extra copies of callbacks', fault.duplicate_callbacks, 50)}
      ${field('drop_percent', 'Callbacks lost, %', percent(fault.drop_callbacks), 100)}
      <label class="check">
        <input
          type="checkbox"
          name="${provider}.reorder_callbacks"
          value="yes"
          ${fault.reorder_callbacks && html`checked`}
        />
        Callbacks out of order
      </label>
    </div>
  </fieldset>`;
}
