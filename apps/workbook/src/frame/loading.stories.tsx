import { LoadingBar } from '@brandpost/web/src/layout/loading/loading-bar.tsx';
import { LoadingCard } from '@brandpost/web/src/layout/loading/loading-card.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { NEVER_LOADED } from '../site/with-site.tsx';

export default { title: 'site/Loading' } satisfies Meta;

function OnTheWay() {
  const navigate = useNavigate();
  useEffect(() => void navigate(NEVER_LOADED), [navigate]);
  return <LoadingBar />;
}

export const Card: StoryObj = { render: () => <LoadingCard /> };
export const Bar: StoryObj = { render: () => <OnTheWay /> };
