import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, createNodePorts } from './node-ports.ts';

describe('createNodePorts', () => {
  const caller = { token: () => null, onUnauthorized: () => undefined };

  function answering(headers: Record<string, string> = {}) {
    const requests: Request[] = [];
    const send = vi.fn(async (request: Request) => {
      requests.push(request);
      return Response.json({ msgCode: 'SUCCESS', msg: '', data: [] }, { headers });
    });
    return { requests, send };
  }

  it('sends requests to the API of the server, in the current language', async () => {
    const { requests, send } = answering();
    const ports = createNodePorts({ server: 'http://demo.localhost:8080', send });
    const api = ports.connect(caller);
    ports.language.set('zh_CN');
    await api.companyInfo({ body: { subdomain: 'demo' } }).catch(() => undefined);
    expect(requests[0]?.url).toMatch('http://demo.localhost:8080/api/');
    expect(requests[0]?.headers.get('accept-language')).toMatch(/zh/);
    expect(ports.language.get()).toBe('zh_CN');
  });

  it('sets its clock by the Date header of a response', async () => {
    const { send } = answering({ date: 'Sat, 01 Jan 2033 12:00:00 GMT' });
    const ports = createNodePorts({ send });
    await ports
      .connect(caller)
      .companyInfo({ body: { subdomain: 'demo' } })
      .catch(() => undefined);
    expect(ports.clock.now().toString()).toMatch(/^2033-01-01T12:00:0/);
  });

  it('creates UUIDs and as many digits as asked for', () => {
    const { random } = createNodePorts();
    expect(random.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    expect(random.digits(40)).toMatch(/^\d{40}$/);
  });

  it('rejects a position and a picture', async () => {
    const { geolocation, pictures } = createNodePorts();
    const { signal } = new AbortController();
    await expect(geolocation.locate(signal)).rejects.toMatchObject({ reason: 'unavailable' });
    await expect(pictures.prepare(new Blob(), signal)).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });
});

describe('createMemoryStorage', () => {
  it('returns what was set until it is removed', () => {
    const storage = createMemoryStorage();
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '')).toBe(true);
    expect(storage.get('a')).toBe('');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });
});
