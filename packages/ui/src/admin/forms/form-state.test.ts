import { casinoFields } from '@croupier/core/forms';
import { expect, test, vi } from 'vitest';
import { createFormState } from './form-state.js';

const casino = {
  name: 'Copper Heron',
  slug: 'copper-heron',
  description: 'Calm.',
  rating: 8,
  games: ['Slots'],
};

test('a field is dirty while it differs, and the form with it', () => {
  const state = createFormState(casinoFields, casino);
  expect(state.summary().isDirty).toBe(false);
  state.set('name', 'Paper Kite');
  expect(state.summary().isDirty).toBe(true);
  expect(state.submission().changes).toEqual({ name: 'Paper Kite' });
  state.set('name', 'Copper Heron');
  expect(state.summary().isDirty).toBe(false);
});

test('an emptied field is null in the changes, and left out of the record', () => {
  const state = createFormState(casinoFields, casino);
  state.set('rating', null);
  state.set('games', []);
  expect(state.submission().changes).toEqual({ rating: null, games: [] });
  expect(state.submission().record).not.toHaveProperty('rating');
});

test('a new record begins with the defaults of the core', () => {
  const state = createFormState(casinoFields, undefined);
  expect(state.field('isActive').value).toBe(true);
  expect(state.field('blacklistSeverity').value).toBe('medium');
  expect(state.field('rating').value).toBeNull();
  expect(state.summary().isDirty).toBe(false);
});

test('a new record that is discarded begins again with what the form was given', () => {
  const state = createFormState(casinoFields, undefined, { name: 'Paper' }, { rating: 7 });
  expect(state.summary().isDirty).toBe(true);
  state.set('rating', 3);
  state.discard();
  expect(state.submission()).toMatchObject({ record: { rating: 7 }, isDirty: false });
  expect(state.submission().record).not.toHaveProperty('name', 'Paper');
});

test('a record that changed elsewhere is taken over, but for the fields that were changed here', () => {
  const state = createFormState(casinoFields, casino);
  state.set('name', 'Mine');
  state.rebase({ ...casino, name: 'Theirs', rating: 9 });
  expect(state.field('name').value).toBe('Mine');
  expect(state.field('rating').value).toBe(9);
  expect(state.submission().changes).toEqual({ name: 'Mine' });
  state.rebase({ ...casino, name: 'Mine', rating: 9 });
  expect(state.summary().isDirty).toBe(false);
});

test('changes from outside take the place of what is typed in their fields, and of no others', () => {
  const state = createFormState(casinoFields, casino);
  state.set('name', 'Mine');
  state.set('description', 'Mine too');
  state.revise({ name: 'Theirs', rating: null });
  expect(state.submission().changes).toEqual({ name: 'Theirs', description: 'Mine too', rating: null });
  state.revise({ name: 'Copper Heron' });
  expect(state.submission().changes).not.toHaveProperty('name');
});

test('a draft is unsaved changes, as they were handed over', () => {
  const state = createFormState(casinoFields, casino);
  state.set('name', 'Paper Kite');
  state.set('bonuses.welcome', '100%');
  state.set('rating', null);
  const { changes } = state.submission();
  const restored = createFormState(casinoFields, casino, changes);
  expect(restored.submission().changes).toEqual(changes);
  restored.discard();
  expect(restored.submission().changes).toEqual({});
});

test('what the core refuses stands at its field until the field changes', () => {
  const state = createFormState(casinoFields, casino);
  state.report([{ path: 'slug', message: 'taken' }, { message: 'An error occurred' }]);
  expect(state.field('slug').error).toBe('taken');
  expect(state.summary().issues).toEqual([
    { message: 'An error occurred' },
    { path: 'slug', message: 'taken' },
  ]);
  state.set('slug', 'copper-heron-2');
  expect(state.field('slug').error).toBeUndefined();
});

test('typing in one field is heard by that field alone', () => {
  const state = createFormState(casinoFields, casino);
  const [name, slug] = [vi.fn(), vi.fn()];
  state.subscribe('name', name);
  state.subscribe('slug', slug);
  state.set('name', 'K');
  expect(name).toHaveBeenCalledOnce();
  expect(slug).not.toHaveBeenCalled();
});

test('a newer record keeps what was changed here, but for the fields that yield to it', () => {
  const state = createFormState(casinoFields, casino);
  state.set('name', 'Mine');
  state.set('description', 'Mine too');
  state.rebase({ ...casino, name: 'Theirs', description: 'Theirs too' }, ['description']);
  expect(state.field('name').value).toBe('Mine');
  expect(state.field('description').value).toBe('Theirs too');
  expect(state.submission().changes).toEqual({ name: 'Mine' });
});

test('a text that fits nothing in a combobox is an error until it is gone, and is of no other field', () => {
  const state = createFormState(casinoFields, { name: 'Fox', slug: 'fox', description: 'Calm.' });
  expect(state.typedIn('countries')).toBe('');
  expect(state.typedIn('payment')).toBeUndefined();
  state.setTyped('countries', 'Atlantis');
  expect(state.summary().isDirty).toBe(true);
  expect(state.checkAll()).toBe(false);
  expect(state.field('countries').error).toMatch(/'Atlantis' fits nothing/);
  expect(state.field('games').error).toBeUndefined();
  state.setTyped('countries', '');
  expect(state.checkAll()).toBe(true);
});

test('a text that fits nothing in one of several comboboxes of a field is an error of that field', () => {
  const state = createFormState(casinoFields, { name: 'Fox', slug: 'fox', description: 'Calm.' });
  expect(state.typedIn('countries.first')).toBe('');
  expect(state.typedIn('payment.first')).toBeUndefined();
  state.setTyped('countries.first', ' ');
  state.setTyped('countries.second', 'Atlantis');
  expect(state.typedIn('countries.second')).toBe('Atlantis');
  expect(state.checkAll()).toBe(false);
  expect(state.summary().issues).toEqual([
    { path: 'countries', message: expect.stringMatching(/'Atlantis' fits nothing/) },
  ]);
  state.setTyped('countries.second', '');
  expect(state.summary().issues).toEqual([]);
  expect(state.checkAll()).toBe(true);
});
