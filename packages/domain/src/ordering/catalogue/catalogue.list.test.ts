import { describe, expect, it } from 'vitest';
import { setUp } from './testing/set-up.ts';

describe('category list', () => {
  it('marks the category in view', async () => {
    const { opened } = setUp();
    const { send, view } = await opened();
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'noodles' });
    expect(view().activeCategory).toBe('noodles');
  });

  it('ignores the categories passed while scrolling to the pressed one', async () => {
    const { opened } = setUp();
    const { send, view } = await opened();
    send({ type: 'SELECT_CATEGORY', category_id: 'noodles' });
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'claypots' });
    expect(view().activeCategory).toBe('noodles');
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'noodles' });
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'claypots' });
    expect(view().activeCategory).toBe('claypots');
  });

  it('restarts the timeout on a second press', async () => {
    const { opened, ports } = setUp();
    const { send, view } = await opened();
    send({ type: 'SELECT_CATEGORY', category_id: 'noodles' });
    ports.clock.advance(900);
    send({ type: 'SELECT_CATEGORY', category_id: 'claypots' });
    ports.clock.advance(900);
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'noodles' });
    expect(view().activeCategory).toBe('claypots');
  });

  it('sends no requests when a category is pressed', async () => {
    const { api, opened } = setUp();
    const { send } = await opened();
    send({ type: 'SELECT_CATEGORY', category_id: 'noodles' });
    send({ type: 'SELECT_CATEGORY', category_id: 'claypots' });
    expect(api.branchDetail).toHaveBeenCalledTimes(1);
    expect(api.bannerList).toHaveBeenCalledTimes(1);
    expect(api.dishList).toHaveBeenCalledTimes(1);
  });

  it.each(['SCROLL_SETTLED', 'a second'])(
    'marks the category in view again after %s, if the pressed section is too short to reach the top',
    async (end) => {
      const { opened, ports } = setUp();
      const { send, view } = await opened();
      send({ type: 'SELECT_CATEGORY', category_id: 'noodles' });
      if (end === 'SCROLL_SETTLED') send({ type: 'SCROLL_SETTLED' });
      else ports.clock.advance(1000);
      expect(view().activeCategory).toBe('noodles');
      send({ type: 'CATEGORY_IN_VIEW', category_id: 'claypots' });
      expect(view().activeCategory).toBe('claypots');
    },
  );
});

describe('dish list', () => {
  it('keeps the identity of the sections while the customer scrolls, to avoid rerenders', async () => {
    const { opened } = setUp();
    const { send, view } = await opened();
    const { sections } = view();
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'noodles' });
    expect(view().sections).toBe(sections);
    send({ type: 'SEARCH', text: 'wantan' });
    expect(view().sections).not.toBe(sections);
  });
});

describe('SEARCH', () => {
  it('filters the list and marks a category that is still shown', async () => {
    const { opened } = setUp();
    const { send, view } = await opened();
    send({ type: 'SEARCH', text: 'wantan' });
    expect(view()).toMatchObject({ search: 'wantan', activeCategory: 'noodles' });
    send({ type: 'SEARCH', text: 'pizza' });
    expect(view()).toMatchObject({ status: 'noMatch', activeCategory: null, sections: [] });
    send({ type: 'SEARCH', text: '' });
    expect(view()).toMatchObject({ status: 'ready', activeCategory: 'claypots' });
  });
});
