/**
 * An invoice sent to Ensayo in a container. Not run where Ensayo is checked: there is no container engine there.
 *
 *   docker build -f Containerfile -t ensayo .
 *   npm install --save-dev testcontainers
 *   node --test ensayo.test.mjs
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { GenericContainer, Wait } from 'testcontainers';

const token = 'test-token';
let ensayo;

before(async () => {
  ensayo = await new GenericContainer('ensayo')
    .withEnvironment({ ENSAYO_TOKEN: token })
    .withExposedPorts(8080, 8081)
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
});

after(() => ensayo.stop());

test('an invoice is accepted', async () => {
  const response = await fetch(`http://${ensayo.getHost()}:${ensayo.getMappedPort(8080)}/api/ubl2.1/invoice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: readFileSync('invoice.json'),
  });
  const { verdict } = await response.json();
  assert.equal(verdict.accepted, true);
});
