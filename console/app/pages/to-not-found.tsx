import { Navigate } from '@tanstack/react-router'
import { NOT_FOUND_PATH } from '@vitrine/domain/navigation/paths.ts'

export const ToNotFound = () => <Navigate to={NOT_FOUND_PATH} replace />
