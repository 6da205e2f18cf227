import { describe, expect, it } from 'vitest';
import { call, initialise, message, openPage, pay, submit } from '../../test/requests.ts';
import { start } from '../../test/start.ts';

const PHONE = '+254700000021';
const HOSTILE = `<img src=x onerror=alert(1)> "'&</li></ol><script>alert(2)</script>`;

describe('every page', () => {
  it('says what it is, forbids inline script and is not kept', async () => {
    const { app } = await start();
    const accessCode = await initialise(app);
    for (const url of ['/', `/phones/${PHONE}`, `/checkout/${accessCode}`, '/nothing']) {
      const response = await openPage(app, url);
      expect(response.body).toContain('<strong>Sandbox</strong> Nothing here is real');
      expect(response.body).toContain('<html lang="en-KE">');
      expect(response.body.match(/<h1/g)).toHaveLength(1);
      expect(response.body).not.toMatch(/<script(?! src="\/assets\/)| style="| on[a-z]+="/);
      expect(response.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
      expect(response.headers['content-security-policy']).toContain("font-src 'self'");
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('finds its style, script and icon, and nothing else of the source', async () => {
    const { app } = await start();
    for (const [file, type] of [
      ['tokens.css', 'text/css'],
      ['sandbox.css', 'text/css'],
      ['screens.css', 'text/css'],
      ['sandbox.js', 'javascript'],
      ['icon.svg', 'image/svg+xml'],
      ['figtree.woff2', 'font/woff2'],
    ]) {
      const response = await app.inject({ url: `/assets/${file}` });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain(type);
    }
    expect((await app.inject({ url: '/assets/tsconfig.json' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/assets/../tsconfig.json' })).statusCode).toBe(404);
  });

  it('folds faults and clock away, below what it is about, and tells whether any are set', async () => {
    const { app } = await start();
    const accessCode = await initialise(app);
    for (const [url, first, inside] of [
      ['/', 'id="payment-list"', 'Set faults'],
      [`/phones/${PHONE}`, 'id="messages"', 'What this phone does'],
      [`/checkout/${accessCode}`, 'How do you want to pay?', 'Pay but fail'],
    ] as const) {
      const { body } = await openPage(app, url);
      const fold = body.search(
        /<details class="folded">\s*<summary>\s*<span class="row-head">Faults and clock/,
      );
      expect(fold).toBeGreaterThan(body.indexOf(first));
      for (const control of [inside, '+24 hours']) expect(body.indexOf(control)).toBeGreaterThan(fold);
      expect(body).toContain('· no faults');
    }
    await submit(app, '/faults', { 'sms.delay_ms': '200' });
    expect((await openPage(app, '/')).body).toContain('· faults are set');
    await submit(app, '/faults', { 'identity.reorder_callbacks': 'yes' });
    expect((await openPage(app, '/')).body).toContain('· faults are set');
  });

  it('says what to do where nothing is yet', async () => {
    const { app } = await start();
    const home = await openPage(app, '/');
    for (const words of ['Sign up or invite somebody', 'Choose a package', 'Send photos as a worker'])
      expect(home.body).toContain(words);
    expect((await openPage(app, `/phones/${PHONE}`)).body).toContain('write the first text below');
    await message(app, { to: PHONE, message: 'first' });
    await initialise(app);
    const filled = await openPage(app, '/');
    expect(filled.body).not.toMatch(/id="(phone|payment)-none"/);
  });

  it('shows hostile text as text', async () => {
    const { app } = await start();
    await message(app, { to: PHONE, message: HOSTILE });
    await call(app, 'POST', '/sms', { phone: PHONE, text: HOSTILE });
    const accessCode = await initialise(app, { email: `"<i>"@example.com`, reference: 'a' }).catch(
      () => undefined,
    );
    expect(accessCode).toBeUndefined();
    for (const url of ['/', `/phones/${PHONE}`]) {
      const { body } = await openPage(app, url);
      expect(body).not.toContain('<img src=x');
      expect(body).not.toContain('<script>');
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp;');
    }
  });
});

describe('the home page', () => {
  it('lists phones by their newest message, payments and what waits', async () => {
    const { app } = await start();
    await message(app, { to: '+254700000021', message: 'first' });
    await message(app, { to: '+254700000022', message: 'second' });
    await call(app, 'POST', '/sms', { phone: '0700000021', text: 'third' });
    await pay(app);
    const { body } = await openPage(app, '/');
    expect(body.indexOf('0700 000 021')).toBeLessThan(body.indexOf('0700 000 022'));
    expect(body).toMatch(/Sent: third/);
    expect(body).toContain('KES 1,000');
    expect(body).toContain('>paid</span>');
    expect(body).toContain('href="/phones/%2B254700000021"');
  });

  it('leads to a phone by its number', async () => {
    const { app } = await start();
    const response = await openPage(app, '/phones?phone=0700+000+021');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/phones/%2B254700000021');
    const wrong = await openPage(app, '/phones?phone=12');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('phone: is no Kenyan mobile number');
  });

  it('sets and heals faults with a form', async () => {
    const { app } = await start();
    const fields = {
      'sms.fail_percent': '30',
      'sms.delay_ms': '200',
      'payments.drop_percent': '100',
      'payments.reorder_callbacks': 'yes',
    };
    const response = await submit(app, '/faults', fields);
    expect(response.statusCode).toBe(303);
    expect((await call(app, 'GET', '/faults')).body).toMatchObject({
      sms: { fail_rate: 0.3, delay_ms: 200, reorder_callbacks: false },
      payments: { drop_callbacks: 1, reorder_callbacks: true },
    });
    const page = await openPage(app, '/');
    expect(page.body).toMatch(/name="sms\.fail_percent"\s+value="30"/);
    expect((await submit(app, '/faults', { 'sms.fail_percent': '130' })).statusCode).toBe(400);
    await submit(app, '/faults', { heal: 'yes' });
    expect((await call(app, 'GET', '/faults')).body).toMatchObject({
      sms: { fail_rate: 0 },
      payments: { drop_callbacks: 0 },
    });
  });
});

describe('a phone', () => {
  it('offers the code and the answers of the last message received', async () => {
    const { app } = await start();
    await message(app, { to: PHONE, message: 'Old question. Reply YES 3 or NO 3' });
    await message(app, { to: PHONE, message: 'Your code is 482913.\n\n@employer.localhost #482913' });
    const code = await openPage(app, `/phones/${PHONE}`);
    expect(code.body).toContain('data-copy="482913"');
    expect(code.body).not.toContain('value="YES 3"');
    await message(app, { to: PHONE, message: 'New question. Reply YES 4 or NO 4' });
    await call(app, 'POST', '/sms', { phone: PHONE, text: 'What?' });
    const question = await openPage(app, `/phones/${PHONE}`);
    expect(question.body).not.toContain('data-copy');
    expect(question.body).toMatch(/name="text" value="YES 4"/);
    expect(question.body).toMatch(/name="text" value="NO 4"/);
  });

  it('keeps line breaks and adds no blanks to a message', async () => {
    const { app } = await start();
    await message(app, { to: PHONE, message: 'one\ntwo' });
    expect((await openPage(app, `/phones/${PHONE}`)).body).toContain('<p class="text">one\ntwo</p>');
  });

  it('sends a reply and comes back to itself', async () => {
    const { app, api } = await start();
    const response = await submit(app, '/sms', { phone: PHONE, text: 'YES 4' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/phones/%2B254700000021');
    await app.controls.settled();
    expect(api.calls).toHaveLength(1);
    expect((await submit(app, '/sms', { phone: PHONE, text: ' ' })).body).toContain(
      'text: must not be empty',
    );
  });

  it('can be told how to behave', async () => {
    const { app } = await start();
    const response = await submit(app, `/phones/${PHONE}`, { delivery: 'blocked' });
    expect(response.headers.location).toBe('/phones/%2B254700000021');
    expect((await openPage(app, `/phones/${PHONE}`)).body).toMatch(/value="blocked"\s+selected/);
  });
});
